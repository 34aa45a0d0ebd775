import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Display } from '#contract/institution/display';

export const DisplayArranged = event('DisplayArranged', { id_akun: Id, tampilan: Display, sebelum: Display.nullable() });
