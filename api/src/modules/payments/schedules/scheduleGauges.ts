import { dayAt } from '../../../kernel/bank/days.ts';
import type { Gauge } from '../../../kernel/Module.ts';

export const scheduleGauges: Gauge[] = [
  {
    name: 'bank_schedules_due',
    help: 'Standing orders that are due and not paid yet; late: since an earlier day',
    labels: ['late'],
    read: async ({ db, now }) => {
      const today = dayAt(now());
      const { all, late } = await db
        .selectFrom('schedules')
        .select(({ fn, eb }) => [
          fn.countAll<bigint>().as('all'),
          fn
            .countAll<bigint>()
            .filterWhere(eb('next_on', '<', today))
            .as('late'),
        ])
        .where('next_on', '<=', today)
        .executeTakeFirstOrThrow();
      return [
        { labels: { late: 'no' }, value: Number(all - late) },
        { labels: { late: 'yes' }, value: Number(late) },
      ];
    },
  },
];
