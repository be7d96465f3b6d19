-- a profile asks for no identity number until operators open it; one that they have changed stays as it is
UPDATE "form_field" SET "open" = false
WHERE "form" = 'profile' AND "key" = 'idCard' AND NOT "required" AND "label" = '身份证号' AND "position" = 70;
