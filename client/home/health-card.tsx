import { CheckOutlined, DatabaseOutlined, ExclamationCircleFilled, SafetyCertificateOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { audit, type Kesehatan } from '#contract/audit/audit.api';
import { Card } from '#client/home/frame';
import { proofSentence, useProof } from '#client/home/proof';
import { ApiError } from '#client/kit/api';
import { questionOf, useLiveState } from '#client/kit/view';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/home/admin.words';
import '#client/home/office-home.words';

const LOOK_EVERY_MS = 60_000;

/** How the server says it is; that it is ill is an answer as well. */
const healthQuestion = () => {
  const { queryKey, queryFn } = questionOf(audit.health, {});
  return {
    queryKey,
    queryFn: (asked: { signal: AbortSignal }) => queryFn(asked).then(({ data }) => data, (failure: unknown) => {
      if (failure instanceof ApiError && failure.body.data) return failure.body.data as Kesehatan;
      throw failure;
    }),
  };
};

/** Begins to ask: who needs other answers, too, does not wait for one after the other. */
export const useHealthAhead = () => usePrefetchQuery(healthQuestion());

export const useHealth = (): Kesehatan => useSuspenseQuery({ ...healthQuestion(), refetchInterval: LOOK_EVERY_MS }).data;

export const isWell = ({ status, perhatian, tertahan }: Kesehatan) => status === 'ok' && !perhatian.length && !tertahan.length;

/** What may be wrong with the system, part by part; of what is not known nothing is said. */
export function HealthCard({ health }: { health: Kesehatan }) {
  const [w, office] = [useWords('adminHome'), useWords('officeHome')];
  const { verifikasi } = useProof();
  const state = useLiveState();
  const ofServer = [...health.gangguan, ...health.perhatian].map((it) => `${it.bagian}: ${it.keterangan}`).concat(health.tertahan.map((it) => w('stuck', { proses: it })));
  const isGood = isWell(health) && verifikasi.utuh !== false;
  return (
    <Card id="health" title={w('health')} about={<StatusTag tone={isGood ? 'good' : 'bad'}>{w(isGood ? 'good' : 'bad')}</StatusTag>}>
      <ul className="health">
        <Part icon={<DatabaseOutlined />} name={w('server')} isGood={ofServer.length === 0}>{ofServer.length ? ofServer.join(' · ') : w('serverGood')}</Part>
        <Part icon={<ThunderboltOutlined />} name={w('live')} isGood={state === 'live'}>{w(state === 'live' ? 'liveGood' : 'liveBad')}</Part>
        <Part icon={<SafetyCertificateOutlined />} name={<Link to="/admin/audit/verify">{w('log')}</Link>} isGood={verifikasi.status === 'berjalan' ? undefined : verifikasi.utuh === true}>{proofSentence(verifikasi, office)}</Part>
      </ul>
    </Card>
  );
}

type PartProps = { icon: ReactNode; name: ReactNode; /** Undefined while it is not known. */ isGood: boolean | undefined; children: ReactNode };

function Part({ icon, name, isGood, children }: PartProps) {
  const w = useWords('adminHome');
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <span className="health-what"><b>{name}</b><small>{children}</small></span>
      {isGood === true && <CheckOutlined className="health-good" aria-label={w('good')} />}
      {isGood === false && <ExclamationCircleFilled className="health-bad" aria-label={w('bad')} />}
    </li>
  );
}
