-- In a document only what is said is swept: a number is an amount or somebody's row, and a name of a field is ours.
create function erased_words(document jsonb, pattern text, mark text) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(document)
    when 'string' then to_jsonb(regexp_replace(document #>> '{}', pattern, mark, 'gi'))
    when 'array' then (
      select coalesce(jsonb_agg(public.erased_words(item, pattern, mark) order by place), '[]')
      from jsonb_array_elements(document) with ordinality as listed (item, place)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(name, public.erased_words(value, pattern, mark)), '{}')
      from jsonb_each(document) as listed (name, value)
    )
    else document
  end;
end
$$;
