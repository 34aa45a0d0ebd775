import { LogoField } from '#client/file/logo-field';
import { InstitutionScreen } from '#client/institution/settings.screen';

/** The school's settings; its logo is a file like others. */
export const SchoolSettingsScreen = () => <InstitutionScreen logo={<LogoField />} />;
