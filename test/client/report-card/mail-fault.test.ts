import { mailFaultOf } from '#client/report-card/mail-fault';

test('a code of a mail server is said as what it means', () => {
  const said = (codes: string[]) => codes.map(mailFaultOf);
  expect(said(['EENVELOPE 550', 'EENVELOPE 553', 'EENVELOPE'])).toEqual(['mailAddress', 'mailAddress', 'mailAddress']);
  expect(said(['EENVELOPE 552', 'EMESSAGE 452'])).toEqual(['mailFull', 'mailFull']);
  expect(said(['EENVELOPE 450', 'EMESSAGE 421'])).toEqual(['mailLater', 'mailLater']);
  expect(said(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS'])).toEqual(Array(4).fill('mailSilent'));
  expect(said(['EAUTH 535', 'EENVELOPE 530'])).toEqual(['mailAccount', 'mailAccount']);
  expect(said(['EMESSAGE 554', 'Error'])).toEqual(['mailRefused', 'mailRefused']);
});
