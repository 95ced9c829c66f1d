/**
 * Decides before the first paint whether the loading screen shows: on the first page of a visit, when that is the
 * home page, and nobody asked for less motion or fewer bytes. It marks <html> and takes the mark away again, so that
 * coming home later shows nothing. A script of text, because it runs before all others.
 */
export const START_SCRIPT = `(function(){try{
var c=navigator.connection||{},h=document.documentElement,first=!sessionStorage.getItem("started");
sessionStorage.setItem("started","1");
if(first&&location.pathname==="/"&&!c.saveData&&!/2g|3g/.test(c.effectiveType)&&localStorage.getItem("motion")!=="paused"&&!matchMedia("(prefers-reduced-motion: reduce)").matches){
h.setAttribute("data-starting","");
setTimeout(function(){h.removeAttribute("data-starting")},2000)}
}catch(e){}})()`;
