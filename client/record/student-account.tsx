import { AccountScreen } from '#client/identity/account.screen';
import { Boundary } from '#client/kit/boundary';
import { useSession } from '#client/kit/session';
import { OwnBook } from '#client/people/own-book';

/** A student's account, with what the school keeps of them in the data book. */
export function StudentAccountScreen() {
  const id = useSession()?.user.id;
  return <AccountScreen>{id && <Boundary><OwnBook id={id} /></Boundary>}</AccountScreen>;
}
