import { openToAll } from '#server/kit/log/open-to-all';

test.each([
  ['esdb://127.0.0.1:2113?tls=false', 'tls=false'],
  ['esdb://pelita:secret@one:2113,two:2113,three:2113?tlsCAFile=/ca.crt&tls=false', 'tls=false'],
  ['esdb+discover://cluster.school.id?nodePreference=leader', 'no password'],
  ['esdb://one:2113,two:2113?tlsCAFile=/ca.crt', 'no password'],
  ['esdb://admin:changeit@eventstoredb:2113', 'admin:changeit'],
  ['esdb://admin:change%69t@eventstoredb:2113?tls=true', 'admin:changeit'],
])('%s is open to all', (url, why) => {
  expect(openToAll(url)).toMatch(new RegExp(`^EventStoreDB is open to all \\([^\\n]*${why}[^\\n]*$`));
});

test.each([
  [undefined], [''],
  ['esdb://admin:4f1c@eventstoredb:2113?tlsCAFile=/certificates/ca/ca.crt'],
  ['esdb://pelita:changeit@one:2113,two:2113?tls=true'],
  ['esdb://one:2113?userCertFile=/pelita.crt&userKeyFile=/pelita.key'],
])('%s is not, and nothing secret is said of it', (url) => expect(openToAll(url)).toBeUndefined());
