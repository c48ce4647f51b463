ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_reason";--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_of_hold" ON "shop_order" USING btree ("hold_id") WHERE "shop_order"."hold_id" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_of_phone" ON "shop_order" USING btree ("customer_phone","merchant_id") WHERE "shop_order"."customer_phone" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_of_email" ON "shop_order" USING btree (lower("customer_email"),"merchant_id") WHERE "shop_order"."customer_email" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_with_voucher" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"merchant_id") WHERE "shop_order"."voucher_code" is not null;--> statement-breakpoint
CREATE INDEX "voucher_redemption_newest" ON "voucher_redemption" USING btree ("voucher_id","id");--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_reason" CHECK ("stock_move"."reason" in ('counted','closed','opened','acquired','committed','released','expired','returned','corrected'));--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_weekdays" CHECK ("voucher"."weekdays" <@ '{0,1,2,3,4,5,6}');--> statement-breakpoint
-- What a voucher reduces is named by ids: a slug can change.
update voucher set refs = array(
  select coalesce('category:' || category.public_id, 'store:' || store.public_id, old.ref)
  from unnest(voucher.refs) with ordinality as old(ref, place)
  left join product_category category
    on category.merchant_id = voucher.merchant_id and old.ref = 'category:' || category.slug
  left join shop_store store on store.merchant_id = voucher.merchant_id and old.ref = 'store:' || store.key
  order by old.place)
where cardinality(refs) > 0;--> statement-breakpoint
-- Vouchers are counted without a limit too (decision 113), as far as nobody has used them yet.
insert into stock_pool (merchant_id, kind, subject, created_at)
select v.merchant_id, kind.name, 'voucher:' || v.id, v.created_at
from voucher v cross join (values ('voucher_uses'), ('voucher_budget')) kind(name)
where (case kind.name when 'voucher_uses' then v.uses_pool_id else v.budget_pool_id end) is null
  and not exists (select from voucher_redemption used where used.merchant_id = v.merchant_id and used.voucher_id = v.id);--> statement-breakpoint
insert into stock_move (merchant_id, pool_id, reason, actor, at)
select pool.merchant_id, pool.id, 'counted', 'wasl', pool.created_at
from stock_pool pool where pool.kind in ('voucher_uses', 'voucher_budget')
  and not exists (select from stock_move move where move.merchant_id = pool.merchant_id and move.pool_id = pool.id);--> statement-breakpoint
update voucher set
  uses_pool_id = coalesce(uses_pool_id, (select id from stock_pool pool where pool.merchant_id = voucher.merchant_id
    and pool.kind = 'voucher_uses' and pool.subject = 'voucher:' || voucher.id)),
  budget_pool_id = coalesce(budget_pool_id, (select id from stock_pool pool where pool.merchant_id = voucher.merchant_id
    and pool.kind = 'voucher_budget' and pool.subject = 'voucher:' || voucher.id))
where uses_pool_id is null or budget_pool_id is null;
