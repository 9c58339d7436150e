package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.frameWidth;
import static zoetrope.Zoetrope.tex;

import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/**
 * The formulas of attention and of its heads, one below the other, with Q, K and V in their
 * colours.
 */
final class AttentionFormulas {
  final Tex attention;
  final Tex multiHead;
  final Tex head;

  AttentionFormulas() {
    FrameShape shape = FrameShape.current();
    double width = frameWidth() - 0.8;
    attention =
        formula(
                "\\text{Attention}(Q,K,V) ="
                    + " \\text{softmax}\\left(\\frac{QK^T}{\\sqrt{d_k}}\\right)V")
            .fontSize(60)
            .setMaxWidth(width)
            .moveTo(at(0, shape.choose(1.35, 2, 3)));
    multiHead =
        formula(
                "\\text{MultiHead}(Q,K,V) ="
                    + " \\text{Concat}(\\text{head}_1,\\dots,\\text{head}_h)W^O")
            .fontSize(46)
            .setMaxWidth(width)
            .moveTo(at(0, shape.choose(-0.35, -0.3, 0)));
    head =
        formula("\\text{head}_i = \\text{Attention}(QW_i^Q, KW_i^K, VW_i^V)")
            .fontSize(46)
            .setMaxWidth(width)
            .moveTo(at(0, shape.choose(-1.6, -2, -2.2)));
  }

  /** Returns a formula with the colours of queries, keys and values. */
  static Tex formula(String source) {
    return tex(source).colorParts(Roles.OF_SYMBOLS);
  }
}
