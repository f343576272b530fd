import { readFileSync } from 'node:fs';

/** One instruction of a Dockerfile, with its continued lines put together. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** @returns the instructions of the stages, in their order; what stands before the first is left out */
export function stagesOf(file: string): Instruction[][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

/** @returns what follows an instruction, of every one with this name */
export function all(stage: readonly Instruction[], name: string): string[] {
  return stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest);
}

/** @returns the words of an instruction in its exec form, which no shell reads */
export function words(rest: string): string[] {
  const list: unknown = JSON.parse(rest);
  if (!Array.isArray(list)) throw new Error(`Dockerfile: ${rest} is not in exec form`);
  return list.map(String);
}
