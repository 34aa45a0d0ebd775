/** Runs at once, then at most once per second however often it is asked. */
export function merged(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const merging = () => {
    if (timer) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) merging();
    }, 1_000);
    again = false;
  };
  return merging;
}
