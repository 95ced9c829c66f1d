import { CORES_HIDDEN, LOW_END_BELOW, OLD_PHONE, SLOW_CONNECTION } from '#lib/device/light-mode';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { PAGE_JUMP } from '#lib/device/page-jump-event';
import { PERMISSION_KEY } from '#lib/location/location-keys';

/**
 * An inline script that runs before the first paint and sets attributes of <html>. `data-light`: light mode, decided
 * like lightReasons, which later also knows the battery. `data-starting`: the loading screen shows, on the first page
 * of a visit if that is the home page and neither reduced motion nor saving data was chosen. `data-locating`: a phone
 * will be asked for its location, decided like canAutoLocate, so that the screen says so. These two are removed
 * after two seconds, so that the screen does not show again on the home page. `data-asks`: the address asks for a part of
 * the list, which the whole of it is not shown for; removed once the list has found that part, after ten seconds at the
 * latest. `data-unseen`: what is below the home page's first screen waits to be laid out (app/home.css), so that the first
 * screen is painted sooner; after load it is laid out piece by piece, before a jump inside the page as a whole, and at
 * once where a position is restored or a part of the list is asked for.
 */
export const START_SCRIPT = `(function(){try{
var n=navigator,c=n.connection||{},h=document.documentElement,u=n.userAgent,d=localStorage.getItem("data-saver"),
dear=c.saveData||${SLOW_CONNECTION}.test(c.effectiveType),few=function(x){return x>0&&x<${LOW_END_BELOW}},
light=d==="on"||d!=="off"&&(dear||few(n.deviceMemory)||few(n.hardwareConcurrency)&&!${CORES_HIDDEN}.test(u)||${OLD_PHONE}.test(u)),
first=!sessionStorage.getItem("started");
if(light)h.setAttribute("data-light","");
if(/[?&](q|category|city|when|from|to|hours|cost|saved|month)=[^&]/.test(location.search)){h.setAttribute("data-asks","");setTimeout(function(){h.removeAttribute("data-asks")},10000)}
sessionStorage.setItem("started","1");
if(first&&location.pathname==="/"&&!(light&&(dear||d==="on"))&&localStorage.getItem("motion")!=="paused"&&!matchMedia("(prefers-reduced-motion: reduce)").matches){
h.setAttribute("data-starting","");
if(matchMedia("${MOBILE_QUERY}").matches&&n.geolocation&&localStorage.getItem("${PERMISSION_KEY}")!=="no"&&!/city=/.test(location.search))h.setAttribute("data-locating","");
setTimeout(function(){h.removeAttribute("data-starting");h.removeAttribute("data-locating")},2000)}
var e=performance.getEntriesByType&&performance.getEntriesByType("navigation")[0],
seeAll=function(){h.removeAttribute("data-unseen")},
seeNext=function(){var s=document.querySelector("main :is(section,[id^='month-']):not(#home,[data-seen]),footer:not([data-seen])");if(s){s.setAttribute("data-seen","");setTimeout(seeNext,80)}else seeAll()};
if(e&&e.type==="navigate"&&location.pathname==="/"&&!location.hash&&!h.hasAttribute("data-asks")){
h.setAttribute("data-unseen","");
addEventListener("load",function(){setTimeout(seeNext,500)});
addEventListener("${PAGE_JUMP}",seeAll);
addEventListener("click",function(c){if(c.target.closest("a[href*='#']"))seeAll()},true)}
}catch(e){}})()`;
