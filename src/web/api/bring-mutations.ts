import { MutationCache } from '@tanstack/react-query';
import { provideMutationCache } from './mutation-cache.ts';

provideMutationCache(MutationCache);
