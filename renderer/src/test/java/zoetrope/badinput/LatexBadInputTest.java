package zoetrope.badinput;

import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;

import java.util.stream.Stream;

/** Input that is refused before the installed LaTeX runs. */
class LatexBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(
        refused(
            "LaTeX of a blank source",
            () -> latex(" \n"),
            "latex() needs a source that is not blank"),
        refused(
            "LaTeX of more than a million letters",
            () -> latex("x".repeat(1 << 21)),
            "latex() takes at most a million characters, not 2097152"),
        refused(
            "packages for a whole document",
            () -> latex("\\documentclass{article}", packages("tikz")),
            "a source with \\documentclass is a whole document: write packages and preamble"
                + " into the source, or leave out \\documentclass"),
        refused(
            "a package given as \\usepackage",
            () -> latex("x", packages("\\usepackage{tikz}")),
            "a package is a name such as \"circuitikz\", or options and a name such as"
                + " \"[version=4]mhchem\", not \"\\usepackage{tikz}\"; other lines go into"
                + " preamble(\"...\")"),
        refused(
            "LaTeX at font size 0",
            () -> latex("x", latexOptions().fontSize(0)),
            "a font size must be above 0, not 0.0"),
        refused(
            "LaTeX with a time limit of 0 s",
            () -> latex("x", latexOptions().timeLimit(0)),
            "the time limit of LaTeX must be from 1 to 3600 seconds, not 0"),
        refused(
            "LaTeX of null",
            () -> latex(null),
            "latex() got null: is a field not set yet, or does a function have no" + " result?"));
  }
}
