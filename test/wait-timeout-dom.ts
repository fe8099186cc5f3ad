import { configure } from '@testing-library/react';
import { waitTimeoutMs } from './wait-timeout.ts';

configure({ asyncUtilTimeout: waitTimeoutMs });
