// Its matchers are for elements, and loading them for every other file would take 15 seconds in all.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
