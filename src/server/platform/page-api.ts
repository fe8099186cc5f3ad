import type { FastifyRequest } from 'fastify';
import { addressOfCall } from '../../domain/call.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { printOf, type Answer } from './answer.ts';
import type { CallTable } from './calls.ts';
import { refusalOf, type Report } from './errors.ts';
import { forPages } from './page-answer.ts';

interface Options {
  calls: CallTable;
  request: FastifyRequest;
  visitor: Visitor;
  /** Name of the page's route. */
  route: string;
  report: Report;
  apiError: (status: number, body: unknown) => Error;
}

/** A call a page was rendered from, and what tells its answer from others. */
export interface PageCall {
  path: string;
  given: object | undefined;
  print: string;
}

/** How a page rendered here makes calls: directly, for the visitor it is rendered for. */
export function pageApi(options: Options, tags: Set<string>) {
  const { calls, request, visitor, route, report, apiError } = options;
  const { language } = visitor.audience;
  const reported = new WeakSet<object>();
  const made: PageCall[] = [];
  let haveAllAnswered = true;

  async function answerOf(path: string, given?: object): Promise<Answer> {
    const call = calls.find('GET', path);
    if (!call) throw new Error(`a page asks for ${path}, which is no call`);
    const { url, params, query } = addressOfCall(path, given, language);
    const caller = {
      ip: request.ip,
      host: request.host,
      requestId: request.id,
      log: request.log,
      userAgent: undefined,
      idempotencyKey: undefined,
    };
    const answer = await call.answer(visitor, { url, params, query }, caller);
    for (const tag of answer.tags) tags.add(tag);
    return answer;
  }

  async function get<T>(path: string, given?: object): Promise<T> {
    try {
      const answer = await answerOf(path, given);
      made.push({ path, given, print: printOf(answer) });
      // Whoever asks names the type of the call; its contract has checked the answer.
      return forPages(answer, language) as T;
    } catch (error) {
      haveAllAnswered = false;
      throw asApiError(error);
    }
  }

  /** Whether each of these calls answers what it answered then. What fails now is left to who renders the page. */
  async function answerAsBefore(before: readonly PageCall[]): Promise<boolean> {
    const answers = await Promise.allSettled(before.map(({ path, given }) => answerOf(path, given)));
    return answers.every(
      (answer, at) => answer.status === 'fulfilled' && printOf(answer.value) === before[at]!.print,
    );
  }

  /** What the browser would have been answered; a surprise is reported here, where its cause is known. */
  function asApiError(error: unknown): Error {
    const { status, body } = refusalOf(error);
    const problem = apiError(status, body);
    if (status === 500) {
      request.log.error({ err: error }, 'call of a page failed');
      report(error, { requestId: request.id, path: route });
      reported.add(problem);
    }
    return problem;
  }

  return {
    calls: { get, send: () => Promise.reject(new Error('a page is rendered from reads alone')) },
    answerAsBefore,
    /** The calls made so far; `null` when one of them was refused or failed. */
    made: () => (haveAllAnswered ? made : null),
    hasReported: (error: unknown) => typeof error === 'object' && error !== null && reported.has(error),
  };
}
