import { notification } from 'antd';
import { useEffect } from 'react';
import { useStore } from '#client/kit/store';
import { untold } from '#client/kit/untold';

/** Tells what there is to tell, in the order in which it happened. */
export default function TellingCorner() {
  const [corner, holder] = notification.useNotification();
  const waiting = useStore(untold);
  useEffect(() => {
    if (!waiting.length) return;
    untold.set([]);
    for (const it of waiting) {
      if (it.how === 'destroy') corner.destroy(it.key);
      else corner[it.how](it.what);
    }
  }, [waiting, corner]);
  return holder;
}
