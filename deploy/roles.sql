-- Run once, by an administrator, in the database of the bank. The migrations give bank_application its rights.
create role bank_application nologin;
create role bank_api login password 'only-for-trying' in role bank_application;
