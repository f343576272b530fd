import type { Kind } from '../types';
import { article } from './article';
import { job } from './job';
import { position } from './position';
import { programme } from './programme';

/** By the names that an editor types. */
export const kinds: Readonly<Record<string, Kind>> = { article, position, job, programme };
