import static zoetrope.Zoetrope.*;

/** Drawings made by the LaTeX that is installed on the machine. */
public final class Circuits extends Scene {
  // still: none, since not every machine has LaTeX
  @Override
  protected void construct() {
    var source =
        "\\begin{circuitikz} \\draw (0,0) to[R=$R$] (2,0) to[C=$C$] (4,0); \\end{circuitikz}";
    // tag
    var plot =
        latex(
            "\\begin{tikzpicture}"
                + "\\draw[->] (0,0) -- (2,1) node[right] {$v$};"
                + "\\end{tikzpicture}");
    var circuit = latex(source, packages("circuitikz").preamble("\\usetikzlibrary{arrows.meta}"));
    // end
    play(create(plot), create(circuit));
  }
}
