package zoetrope.badinput;

import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;

/** Formulas that would cost seconds, gigabytes or the stack are refused immediately. */
@Timeout(10)
class FormulaLimitsBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(sizes(), counts(), growth()).flatMap(rows -> rows);
  }

  private static Stream<Row> sizes() {
    return Stream.of(
        refused(
            "a rule of a million em",
            () -> tex("\\left(\\rule{1em}{1000000em}\\right)"),
            "a length is greater than 1000 em\n  \\left(\\rule{1em}{1000000em}\\right)\n"
                + "                   ^^^^^^^^^\n  hint: take smaller lengths"),
        refused(
            "lengths that add up",
            () -> tex("\\sqrt{" + "\\hspace{900em}x".repeat(12) + "}"),
            "the lengths in the formula add up to more than 10000 em…"),
        refused(
            "a length that is too large for a number",
            () -> tex("x\\kern99999999999999999999999em x"),
            "a length is greater than 1000 em…"),
        refused(
            "a length in a unit that TeX does not have",
            () -> tex("\\hspace{2miles}x"),
            "'2miles' is not a length\n"
                + "  \\hspace{2miles}x\n"
                + "          ^^^^^^\n"
                + "  hint: for instance 3pt or 0.5em"),
        refused(
            "rows far apart",
            () -> tex("a \\\\[2000em] b"),
            "a length is greater than 1000 em\n"
                + "  a \\\\[2000em] b\n"
                + "      ^\n"
                + "  hint: take smaller lengths"),
        refused(
            "a factor of a hundred thousand",
            () -> tex("\\left(\\scalebox{100000}{x}\\right)"),
            "this is 57153 em wide, more than 10000…"),
        refused(
            "factors within factors",
            () -> tex("\\scalebox{10}{".repeat(40) + "x" + "}".repeat(40)),
            "this is 57153 em wide, more than 10000…"),
        refused(
            "a factor that is not a number",
            () -> tex("\\scalebox{1e30}{x}"),
            "'1e30' is not a number\n"
                + "  \\scalebox{1e30}{x}\n"
                + "            ^^^^\n"
                + "  hint: for instance 1.5 or -90"),
        refused(
            "an angle that is not a number",
            () -> tex("\\rotatebox{abc}{x}"),
            "'abc' is not a number…"),
        shows(1, "a length below zero", () -> tex("\\raisebox{-.5ex}{x}\\hspace*{2 mu}")),
        shows(2, "a rule", () -> tex("\\rule[1pt]{.5cm}{2pt}\\resizebox{1em}{!}{x}")));
  }

  private static Stream<Row> counts() {
    return Stream.of(
        refused(
            "a cell across a hundred thousand columns",
            () -> tex("\\begin{array}{c}\\multicolumn{100000}{c}{x}\\end{array}"),
            "'100000' is not a number of columns: use a whole number from 1 to 200…"),
        refused(
            "dots across a million columns",
            () -> tex("\\begin{array}{c}\\hdotsfor{1000000}\\end{array}"),
            "'1000000' is not a number of columns: use a whole number from 1 to 200…"),
        refused(
            "columns times columns",
            () -> tex("\\begin{array}{*{5000}{*{5000}{c}}} a \\end{array}"),
            "a table has more than 200 columns\n"
                + "  \\begin{array}{*{5000}{*{5000}{c}}} a \\end{array}\n"
                + "                                ^\n"
                + "  hint: divide the table into several"),
        refused(
            "columns times columns a thousand deep",
            () -> array("*{1}{".repeat(1000) + "c" + "}".repeat(1000)),
            "a table has more than 200 columns…"),
        refused(
            "a row of three hundred cells",
            () -> tex("\\begin{matrix} a" + "& a".repeat(300) + "\\end{matrix}"),
            "a table has more than 200 columns…"),
        refused(
            "ten thousand lines in a table",
            () -> tex("\\begin{matrix}" + "\\hline ".repeat(10_001) + "a\\end{matrix}"),
            "the tables in the formula have more than 10000 cells…"),
        refused(
            "a Roman million",
            () -> tex("\\roman{1000000}"),
            "'1000000' has no Roman numeral: use a whole number from 1 to 3999…"),
        refused(
            "a long division of a very long number",
            () -> tex("\\longdiv{8274918274918274918}{7}"),
            "'8274918274918274918' cannot be in a long division: use a whole number from 1 to"
                + " 99999999…"),
        shows(4, "repeated columns", () -> array("l*{3}{r}", "a & b & c & d")));
  }

  private static zoetrope.mobject.text.Tex array(String columns) {
    return array(columns, "a");
  }

  private static zoetrope.mobject.text.Tex array(String columns, String row) {
    return tex("\\begin{array}{" + columns + "}" + row + "\\end{array}");
  }

  private static Stream<Row> growth() {
    return Stream.of(
        refused(
            "a macro that doubles its argument",
            () -> tex("\\def\\a#1{\\a{#1#1}}\\a{x}"),
            "the macro \\a grows without end\n"
                + "  \\def\\a#1{\\a{#1#1}}\\a{x}\n"
                + "                    ^^\n"
                + "  hint: a macro must not contain itself, and must not repeat its arguments too"
                + " often"),
        refused(
            "macros of macros of macros",
            () -> tex("\\def\\a{xxxxxxxxxx}\\def\\b{" + "\\a".repeat(60) + "}" + "\\b".repeat(60)),
            "the formula has more than 20000 characters and commands, macros expanded…"),
        refused(
            "a long formula",
            () -> tex("x+".repeat(20_000)),
            "the formula has more than 20000 characters and commands\n…"),
        refused(
            "a very long source",
            () -> tex(" ".repeat(1_000_000)),
            "the formula has more than 200000 characters…"),
        refused(
            "accents on accents",
            () -> tex("\\hat".repeat(5000) + " x"),
            "commands are nested more than 200 deep…"),
        refused(
            "sizes within sizes",
            () -> tex("\\Huge ".repeat(3000) + "x"),
            "more than 200 declarations such as \\Huge in one group…"),
        refused(
            "a subformula that is typeset twice at each level",
            () -> tex("\\sideset{a}{b}{".repeat(30) + "x" + "}".repeat(30)),
            "the formula takes more than 100000 steps to lay out…"),
        refused(
            "arrows as long as arrows",
            () -> tex("\\xrightarrow{".repeat(190) + "x" + "}".repeat(190)),
            "the formula takes more than 100000 steps to lay out…"),
        shows(1000, "a formula of a thousand letters", () -> tex("abcde".repeat(200))));
  }
}
