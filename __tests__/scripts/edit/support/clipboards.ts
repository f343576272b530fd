/** What Word for Windows puts on the clipboard, shortened; its lines break anywhere. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-GB>
<!--StartFragment-->
<p class=MsoNormal>We walked for three days.<o:p></o:p></p>
<h2><b>The way</b><o:p></o:p></h2>
<p class=MsoNormal><i>This</i> is what <b style='mso-bidi-font-weight:normal'>we
learnt</b>, and <a href="https://www.w3.org/TR/(draft)"><span style='color:#0563C1'>where</span></a> we
read <a href="#_ftn1">it</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>We walked 14&nbsp;km on the first day<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>We cooked together<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Pack</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Go</p>
<p class=MsoQuote>“The best part was the silence.”</p>
<p class=MsoCaption>Table 1: Days compared</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td><p
class=MsoNormal><b>Kilometres</b></p></td></tr>
<tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>14</p></td></tr>
<tr><td><p class=MsoNormal>Tuesday</p></td><td><p class=MsoNormal>9 | 10</p></td></tr></table>
<p class=MsoNormal><span style='color:red'><img width=200 src="file:///C:/Temp/clip_image001.png"></span></p>
<!--EndFragment--></body></html>`;

/** What Google Docs puts there. */
export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:400;white-space:pre-wrap;">A lead with </span><span style="font-weight:700;white-space:pre-wrap;">bold
words</span><span style="font-weight:400;">.</span></p><h3 dir="ltr"><span style="font-weight:700;">First</span></h3><ul><li
dir="ltr"><p role="presentation"><span>One</span></p></li><ul><li><p><span>One below it</span></p></li></ul><li><p><span>Two</span></p></li></ul><br /><div><table><colgroup><col
/><col /></colgroup><tbody><tr><td><p><span style="font-weight:700;">Head</span></p></td><td><p>Number</p></td></tr><tr><td><p>Row</p></td><td><p>1</p></td></tr></tbody></table></div></b>`;
