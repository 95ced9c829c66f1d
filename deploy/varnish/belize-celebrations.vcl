vcl 4.1;

import std;

# Varnish in front of the site: keeps what the site's headers allow, and gives it up when the site publishes.
# Debian: apt install varnish, then copy this file to /etc/varnish/default.vcl.
# The site's settings: SITE_URL=https://events.example, TRUSTED_PROXIES=1, CACHE_PURGE_URL=http://127.0.0.1:6081
# Varnish ends no TLS: what does (hitch, or nginx) is one more proxy, TRUSTED_PROXIES=2.

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 65s;
}

# Who may purge: the machine of the site.
acl publisher {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ publisher) {
            return (synth(405));
        }
        # In every encoding.
        return (purge);
    }
    # Cookies of moderators, and the one of Next's drafts, make a request private; all others are not read by the site.
    if (req.http.Cookie ~ "(^|;\s*)((__Host-)?moderator|__prerender_bypass|__next_preview_data)=") {
        return (pass);
    }
    unset req.http.Cookie;
    # Private (as lib/site/private-paths.ts has it) but for the index of events, or written with percent-encoding; and
    # requests of Next's router, which gets pages in another form.
    if (req.url ~ "^/(?!api/events(\?|$))(moderate|results|status|api|metrics)([/?]|$)" || req.url ~ "%" || req.http.RSC) {
        return (pass);
    }
    # Images alone are smaller for browsers that save data.
    if (req.url !~ "^/(images|uploads)/") {
        unset req.http.Save-Data;
    }
}

# One site, with or without www: the host is not part of the address. Others are refused by the site, which nothing keeps.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    # As long as the site says that the former page may be shown while a new one is fetched.
    if (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 10s);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    # The time, by which pages correct a device whose clock is off: that of this answer, not of the kept page.
    set resp.http.Server-Timing = "clock;dur=" + std.time2real(now, 0.0);
}
