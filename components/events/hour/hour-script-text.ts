/**
 * An inline script of every page that keeps right what depends on the hour, whoever rendered the HTML and however old
 * it is: before the first paint, whenever something is rendered, at each full minute, and when a tab is seen again. It
 * reads and writes attributes alone, so that no card has to be hydrated for it:
 *
 * - `data-hour`, `data-after` (of hourAttributes): it writes `data-state`, decided like eventState, and the words into
 *   `data-says` below. The list item around gets the state as `data-place`, by which style sheets put the items in
 *   order, and is hidden after the event's last day; both wait while somebody looks at the list, so that nothing jumps.
 * - `data-choices`, a number: less what below it is over by now, it goes into `data-count`; at zero it hides itself.
 * - `data-until` (minutes since 1970), `data-then`: the text from then on.
 * - `data-ends` (minutes since 1970): hidden from then on.
 * - `data-clock`: it sets `--clock`, how much of the day in Belize has passed, in percent.
 *
 * React renders these attributes too and leaves them alone as long as it renders the same, so what it renders is put
 * right by the observer before it is painted.
 */
export const HOUR_SCRIPT = `(function(){try{
var d=document,h=d.documentElement,D=1440,G="data-place",W={now:"On now",tonight:"Tonight",later:"Later today",today:"Today",tomorrow:"Tomorrow"},
put=function(e,a,v){if(e.getAttribute(a)!==v)e.setAttribute(a,v)},
say=function(e,t){if(e&&e.textContent!==t)e.textContent=t},
each=function(s,f,r){Array.prototype.forEach.call((r||d).querySelectorAll(s),f)},
many=function(n,w){return n+" "+w+(n===1?"":"s")},
place=function(i,p,back){
var was=i.getAttribute(G),r;
if(was===p)return;
if(was!==null&&!back){r=i.parentNode.getBoundingClientRect();if(r.height&&r.bottom>0&&r.top<innerHeight&&!d.hidden)return}
i.setAttribute(G,p);i.hidden=p==="gone"},
fix=function(e,t,back){
var p=JSON.parse(e.getAttribute("data-hour")),s=p[2],n=p[3],k=n===null||t<n?0:Math.floor((t-n)/D)+1,day=p[0]+k*D,m=60,is;
if(s!==null){s+=k*D;m=Math.ceil(s-t)}
if(n===null?t>=p[1]:k>=p[4])is="over";
else if(s!==null&&s<=t)is=n===null?"today":"now";
else if(m<60)is="soon";
else if(t<day-D)is="coming";
else if(t<day)is="tomorrow";
else is=s===null?"today":p[5]?"tonight":"later";
put(e,"data-state",is);
say(e.querySelector("[data-says]"),is==="over"?e.getAttribute("data-after"):is==="soon"?"Starts in "+many(m,"minute"):W[is]||"");
if(s=e.closest("li"))place(s,t<p[1]?is:"gone",back)},
all=function(back){
var t=Date.now()/6e4;back=back&&back.type;
each("[data-hour]",function(e){fix(e,t,back)});
each("[data-choices]",function(e){var n=+e.getAttribute("data-choices");
each("[data-hour]",function(c){var i=c.closest("li");if(i&&(i.hidden||c.getAttribute("data-state")==="over"))n--},e.closest("section")||d);
say(e.querySelector("[data-count]"),many(n,"event"));e.hidden=n<1});
each("[data-until]",function(e){if(t>=+e.getAttribute("data-until"))say(e,e.getAttribute("data-then"))});
each("[data-ends]",function(e){e.hidden=t>=+e.getAttribute("data-ends")});
each("[data-clock]",function(e){e.style.setProperty("--clock",((t-360)%D/D*100).toFixed(2)+"%")})},
ours="[data-hour],[data-choices],[data-until],[data-ends],[data-clock]",
look=new MutationObserver(function(r){
if(r.some(function(x){return x.type==="attributes"||Array.prototype.some.call(x.addedNodes,function(e){return e.nodeType===1&&(e.matches(ours)||e.querySelector(ours))})})){all();look.takeRecords()}});
look.observe(h,{childList:true,subtree:true,attributes:true,attributeFilter:["data-hour","data-state","data-choices"]});
(function tick(){all();setTimeout(tick,6e4-Date.now()%6e4)})();
d.addEventListener("visibilitychange",all);addEventListener("pageshow",all)
}catch(e){}})()`;
