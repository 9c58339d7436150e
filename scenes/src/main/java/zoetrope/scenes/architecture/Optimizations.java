package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;

/** How AstrAI makes attention fast: a heading and four points below it, in two columns. */
final class Optimizations {
  private static final double LEFT_X = -6.2;
  private static final double RIGHT_X = 0.5;
  private static final double HEADING_Y = -1.5;
  private static final double FIRST_Y = -2.35;
  private static final double LINE_PITCH = 0.75;

  final Text heading;
  final Group<Text> points;

  Optimizations(Lettering lettering) {
    heading =
        lettering
            .subtitle("AstrAI中的注意力优化", "Attention optimizations in AstrAI")
            .setColor(Roles.PRODUCT)
            .moveTo(at(LEFT_X, HEADING_Y), LEFT);
    points =
        group(
                List.of(
                    lettering.label(
                        "• Flash Attention：内存高效实现", "• Flash Attention: memory-efficient"),
                    lettering.label("• KV Cache：避免重复计算", "• KV cache: no repeated computation"),
                    lettering.label("• 连续批处理：动态请求调度", "• Continuous batching: dynamic scheduling"),
                    lettering.label(
                        "• 前缀缓存：Radix Tree管理", "• Prefix cache: managed as a radix tree")))
            .setColor(Roles.REMARK);
    for (int i = 0; i < points.size(); i++) {
      double x = i % 2 == 0 ? LEFT_X : RIGHT_X;
      points.get(i).moveTo(at(x, FIRST_Y - i / 2 * LINE_PITCH), LEFT);
    }
  }
}
