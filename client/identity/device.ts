const SYSTEMS: [RegExp, string][] = [[/android/i, 'Android'], [/iphone|ipad/i, 'iOS'], [/windows/i, 'Windows'], [/cros/i, 'ChromeOS'], [/mac os/i, 'macOS'], [/linux/i, 'Linux']];
const BROWSERS: [RegExp, string][] = [[/edg\//i, 'Edge'], [/opr\//i, 'Opera'], [/samsungbrowser/i, 'Samsung Internet'], [/firefox|fxios/i, 'Firefox'], [/chrome|crios/i, 'Chrome'], [/safari/i, 'Safari']];

const named = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** What the person's list of devices shows; the server finds the address itself. */
export const deviceInfo = () => ({ os: named(SYSTEMS, navigator.userAgent), browser: named(BROWSERS, navigator.userAgent), ip: '' });
