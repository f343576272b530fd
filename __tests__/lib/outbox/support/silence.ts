/** Failures go to the console, by design; a test that expects some reads them from these. */
export function silenceConsole(): void {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
}

/** @returns everything that was said on the console */
export function saidOnConsole(): string {
  const calls = [...jest.mocked(console.warn).mock.calls, ...jest.mocked(console.error).mock.calls];
  return calls.flat().join('\n');
}
