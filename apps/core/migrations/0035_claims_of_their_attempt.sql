-- What is given back as mismatched is money of that very attempt, and so of that merchant. A key of both would cost an index
-- that every payment writes; a claim is rare, so its one insert looks.
create function money_operation_claim_own() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from public.money_event
    where id = new.claim_id and merchant_id = new.merchant_id and attempt_id = new.attempt_id
      and kind = 'capture' and disposition = 'quarantined' and (amount, currency) = (new.amount, new.currency)
  ) then
    raise exception 'operation %: the claim is not mismatched money of its attempt', new.public_id using errcode = 'WL002';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger money_operation_claim_own before insert on money_operation for each row
  when (new.claim_id is not null)
  execute function money_operation_claim_own();
