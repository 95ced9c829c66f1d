import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { PERMISSION_KEY } from '#lib/location/location-keys';

/**
 * Decides before the first paint whether the loading screen shows: on the first page of a visit, when that is the
 * home page, and nobody asked for less motion or fewer bytes; and whether a phone will be asked where it is, as
 * mayLocateByItself decides it later, so that the screen can say so. It marks <html> and takes the mark away again, so that
 * coming home later shows nothing. A script of text, because it runs before all others.
 */
export const START_SCRIPT = `(function(){try{
var c=navigator.connection||{},h=document.documentElement,first=!sessionStorage.getItem("started");
sessionStorage.setItem("started","1");
if(first&&location.pathname==="/"&&!c.saveData&&!/2g|3g/.test(c.effectiveType)&&localStorage.getItem("motion")!=="paused"&&!matchMedia("(prefers-reduced-motion: reduce)").matches){
h.setAttribute("data-starting","");
if(matchMedia("${MOBILE_QUERY}").matches&&navigator.geolocation&&localStorage.getItem("${PERMISSION_KEY}")!=="no"&&!/city=/.test(location.search))h.setAttribute("data-locating","");
setTimeout(function(){h.removeAttribute("data-starting");h.removeAttribute("data-locating")},2000)}
}catch(e){}})()`;
