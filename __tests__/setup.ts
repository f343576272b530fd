// Its matchers are for elements; other files need not load them.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
