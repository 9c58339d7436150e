package zoetrope.mobject.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexPiece;
import zoetrope.tex.TexSource;
import zoetrope.text.PlacedGlyph;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;

/** The sources of the characters of numbers. Outlines are in em of texts. */
enum NumberFont {
  /** CMU Serif, as in manimgl. The minus is an en dash, as wide as a digit. */
  TEXT {
    @Override
    Path outline(char c) {
      return TextCharacters.GLYPHS.get(CHARACTERS.indexOf(c)).outline();
    }

    @Override
    double pitchOfDots() {
      return 3 * outline('.').bounds().size().x();
    }
  },

  /** Formulas, as in Manim Community. The minus is longer. */
  FORMULA {
    @Override
    Path outline(char c) {
      return FormulaCharacters.OUTLINES.get(c);
    }

    @Override
    double pitchOfDots() {
      return FormulaCharacters.PITCH_OF_DOTS;
    }
  };

  private static final String CHARACTERS = "0123456789+,." + NumberText.MINUS;

  /** An em of formulas, in em of texts. */
  static final double TEX_EM = TexLayouts.UNITS_PER_POINT / TextLayout.unitsPerEm(1);

  /** Returns the outline of a digit, a sign, a comma or a point. */
  abstract Path outline(char c);

  /** Returns the distance between the dots of an ellipsis. */
  abstract double pitchOfDots();

  /** Loaded when a number first needs it. */
  private static final class TextCharacters {
    static final List<PlacedGlyph> GLYPHS = TextLayout.of(CHARACTERS, TextStyle.DEFAULT).glyphs();
  }

  /** Loaded when a number first needs it. */
  private static final class FormulaCharacters {
    static final Map<Character, Path> OUTLINES = outlines();
    static final double PITCH_OF_DOTS = pitch();

    private static Map<Character, Path> outlines() {
      Map<Character, Path> outlines = new HashMap<>();
      for (char c : CHARACTERS.toCharArray()) {
        String latex = c == NumberText.MINUS ? "-" : String.valueOf(c);
        Path placed = set(latex).pieces().get(0).placed();
        outlines.put(c, placed.transform(Affine.scaling(TEX_EM)));
      }
      return outlines;
    }

    private static double pitch() {
      List<TexPiece> dots = set("\\ldots").pieces();
      return TEX_EM * (dots.get(1).bounds().min().x() - dots.get(0).bounds().min().x());
    }

    private static TexLayout set(String latex) {
      return TexLayouts.of(TexSource.display(latex));
    }
  }
}
