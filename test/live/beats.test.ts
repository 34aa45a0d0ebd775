import { LiveGateway } from '#server/kit/live/live.gateway';

test('whoever hears nothing over a link that is open knows within ten seconds that it is dead, on either side', () => {
  const { pingInterval, pingTimeout } = Reflect.getMetadata('websockets:gateway_options', LiveGateway);
  expect(pingTimeout).toBeGreaterThan(pingInterval);
  expect(pingInterval + pingTimeout).toBeLessThanOrEqual(10_000);
});
