import { type ArgumentsHost, Logger } from '@nestjs/common';
import { Errors } from '#server/kit/edge/errors';
import { Outages } from '#server/kit/edge/outage';

let warned: string[];
beforeEach(() => {
  jest.useFakeTimers();
  warned = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void warned.push(String(line)));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sent: number[] = [];
const reply = { header: () => reply, status: (it: number) => ({ send: () => sent.push(it) }) };
const host = { switchToHttp: () => ({ getRequest: () => ({ headers: {} }), getResponse: () => reply }) } as unknown as ArgumentsHost;
const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('that the database is away is told once when it begins and once when it is over, whatever many requests meet', () => {
  const errors = new Errors(new Outages());
  for (let second = 0; second < 60; second++) {
    for (let i = 0; i < 90; i++) errors.catch(away(), host);
    jest.advanceTimersByTime(1_000);
  }
  expect(warned).toEqual(['the database is away: Error: connect ECONNREFUSED 127.0.0.1:5432']);
  jest.advanceTimersByTime(10_000);
  expect(warned.slice(1)).toEqual(['the database is away: 5400 requests met it within 59 s, none since']);
  errors.catch(away(), host);
  expect(warned).toHaveLength(3);
  expect(new Set(sent)).toEqual(new Set([503]));
});
