# What differs in deploy/compose.yaml from nginx on the machine of the site.
s|server 127.0.0.1:3000 max_fails=0;|server site-a:3000 max_fails=0; server site-b:3000 max_fails=0;|
# The site itself refuses other hosts.
s|server_name events.example www.events.example;|server_name _;|
s|^    listen 80;|    listen 443 ssl;|
s|^    listen \[::\]:80;|    listen [::]:443 ssl;|
s|^    # ssl_certificate .*|    ssl_certificate /etc/nginx/tls/fullchain.pem;|
s|^    # ssl_certificate_key .*|    ssl_certificate_key /etc/nginx/tls/privkey.pem;|
# Purges come from the containers, whose network is a private one; the port is not published.
s|listen 127.0.0.1:8079;|listen 8079;|
s|allow 127.0.0.1;|allow 10.0.0.0/8; allow 172.16.0.0/12; allow 192.168.0.0/16;|
$a\
server {\
    listen 80;\
    listen [::]:80;\
    return 301 https://$host$request_uri;\
}
