import { MutationCache } from '@tanstack/react-query';
import { bringMutations } from './mutation-cache.ts';

bringMutations(MutationCache);
