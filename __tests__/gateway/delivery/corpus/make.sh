#!/bin/sh
# Makes the files in `attached` and `withheld` with the programs that applicants and scanners use. Each file is named
# after the program that wrote it. Run it in this folder, on Debian 12, after
#   apt-get install libreoffice-writer-nogui abiword python3 qpdf ghostscript mupdf-tools img2pdf libtiff-tools \
#     imagemagick apngasm zip unzip
set -eu
rm -rf attached withheld
mkdir attached withheld
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'Curriculum vitae\n\nZoë Krasniqi, network engineer.\n' > "$work/cv.txt"
office() { soffice -env:UserInstallation="file://$work/profile" --headless --convert-to "$1" --outdir "$work" "$work/cv.txt"; }

# Word documents.
office 'docx:MS Word 2007 XML'
mv "$work/cv.docx" attached/libreoffice.docx
office 'doc:MS Word 97'
mv "$work/cv.doc" attached/libreoffice.doc
abiword --to=docx --to-name=attached/abiword.docx "$work/cv.txt"
# Google Docs and other streaming programs write each size after its entry and the list of content types last.
python3 - attached/libreoffice.docx attached/streamed.docx <<'P'
import sys, zipfile
source, target = zipfile.ZipFile(sys.argv[1]), open(sys.argv[2], 'wb')
class Pipe:
    write, flush = target.write, target.flush
with zipfile.ZipFile(Pipe(), 'w', zipfile.ZIP_DEFLATED) as archive:
    for name in sorted(source.namelist(), key=lambda name: (name.startswith('['), name)):
        archive.writestr(name, source.read(name))
P

# PDF.
gs -q -sDEVICE=pdfwrite -dCompatibilityLevel=1.4 -o attached/ghostscript.pdf \
  -c '/Helvetica 20 selectfont 72 700 moveto (Curriculum vitae) show showpage'
qpdf --object-streams=generate attached/ghostscript.pdf attached/qpdf-object-streams.pdf
mutool create -o attached/mupdf.pdf /dev/stdin <<'M'
%%MediaBox 0 0 500 800
%%Font F Helvetica
BT /F 20 Tf 72 700 Td (Curriculum vitae) Tj ET
M

# Pictures from phones and scanners, and scans in a PDF.
convert -size 64x48 gradient:red-blue "$work/scan.png"
convert "$work/scan.png" -colorspace CMYK attached/imagemagick-cmyk.jpg
convert "$work/scan.png" -interlace JPEG attached/imagemagick-progressive.jpg
convert "$work/scan.png" -depth 16 -interlace PNG attached/imagemagick-16-bit.png
cp "$work/scan.png" "$work/frame1.png"
convert "$work/scan.png" -negate "$work/frame2.png"
apngasm "$work/apngasm.png" "$work/frame1.png"
mv "$work/apngasm.png" attached/apngasm.png
img2pdf attached/imagemagick-progressive.jpg -o attached/img2pdf.pdf
convert "$work/scan.png" -type Bilevel -compress Group4 "$work/scan.tif"
tiff2pdf -o attached/tiff2pdf.pdf "$work/scan.tif"

# Files of other types. Each is sent with the extension before its last one.
office 'docm:MS Word 2007 XML VBA'
mv "$work/cv.docm" withheld/libreoffice.docx.docm
office rtf
mv "$work/cv.rtf" withheld/libreoffice.doc.rtf
gzip -9 -n -c attached/mupdf.pdf > withheld/gzip.pdf.gz
printf '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' > withheld/picture.png.svg
convert "$work/scan.png" withheld/imagemagick.jpg.webp
(cd "$work" && zip -q -X plain.zip cv.txt)
mv "$work/plain.zip" withheld/zip.docx.zip
mkdir "$work/parts"
unzip -q attached/libreoffice.docx -d "$work/parts"
(cd "$work/parts" && zip -q -X -r -e -P secret ../secret.zip .)
mv "$work/secret.zip" withheld/zip-encrypted.docx.zip
