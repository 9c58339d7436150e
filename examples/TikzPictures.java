import static zoetrope.Zoetrope.*;

import zoetrope.latex.LatexException;

/** Drawings by TikZ and circuitikz with named parts, if LaTeX is installed. */
public final class TikzPictures extends Scene {
  @Override
  protected void construct() {
    try {
      show();
    } catch (LatexException e) {
      if (!e.needsInstallation()) {
        throw e;
      }
      add(text("This example needs LaTeX: ./render doctor says what to install").scale(0.7));
    }
    pause();
  }

  private void show() {
    var net =
        latex(
            """
            \\begin{tikzpicture}[->, thick, node distance=16mm, state/.style={circle, draw}]
              \\svgid{start}{\\node[state] (a) {$s_0$};}
              \\node[state] (b) [right of=a] {$s_1$};
              \\svgid{end}{\\node[state] (c) [right of=b] {$s_2$};}
              \\svgid{word}{\\path (a) edge node[above] {0} (b) (b) edge node[above] {1} (c);}
              \\path (b) edge[loop above] node {0} (b) (c) edge[bend left] node[below] {1} (a);
            \\end{tikzpicture}
            """);
    var circuit =
        latex(
            """
            \\begin{circuitikz}
              \\draw (0,0) to[battery1, l=$U$] (0,2) to[R, l=$R$] (3,2) to[C, l=$C$] (3,0) -- (0,0);
            \\end{circuitikz}
            """);
    group(net, circuit).arrange(RIGHT, 1.5);
    play(create(net), create(circuit));
    for (String part : new String[] {"start", "word", "end"}) {
      play(animate(net.part(part), p -> p.setColor(YELLOW)));
    }
  }
}
