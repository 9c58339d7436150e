#!/bin/sh
# Makes the bundled fonts of the package zoetrope.text from the fonts of three Debian packages:
#
#   fonts-cmu 0.7.0-5                        Computer Modern Unicode, copied as it is
#   fonts-noto-cjk 1:20220127+repack1-1      Noto Sans CJK SC, reduced
#   fonts-dejavu-core, -extra 2.37-6         DejaVu Sans and Sans Mono, copied as they are
#
# The reduction needs fontTools (python3-fonttools 4.38.0-1). The same package versions give the same
# bytes. Use: tools/fonts/make-fonts.sh [directory of fonts, by default /usr/share/fonts]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
source=${1:-/usr/share/fonts}
target="$here/../../renderer/src/main/resources/zoetrope/text/fonts"
python=${PYTHON:-/usr/bin/python3}
mkdir -p "$target"

# Copies stay unmodified: the licence reserves the name of the font for unmodified copies.
for face in cmunrm cmunbx cmunti cmunbi cmunss cmunsx cmunsi cmunso cmuntt cmuntb cmunit; do
  install -m 644 "$source/truetype/cmu/$face.ttf" "$target/$face.ttf"
done
for face in DejaVuSans DejaVuSans-Bold DejaVuSans-Oblique DejaVuSansMono; do
  install -m 644 "$source/truetype/dejavu/$face.ttf" "$target/$face.ttf"
done

characters=$(mktemp)
trap 'rm -f "$characters"' EXIT
"$python" "$here/characters.py" > "$characters"

# Font number 2 of the collection is the Simplified Chinese one.
"$python" -m fontTools.subset "$source/opentype/noto/NotoSansCJK-Regular.ttc" \
  --font-number=2 \
  --unicodes-file="$characters" \
  --layout-features=kern,liga \
  --no-hinting \
  --drop-tables+=VORG,vhea,vmtx \
  --name-IDs='*' \
  --output-file="$target/NotoSansSC-Regular.otf"
