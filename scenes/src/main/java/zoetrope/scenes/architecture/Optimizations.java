package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/** How AstrAI makes attention fast: a heading and four points below it. */
final class Optimizations {
  private static final double RIGHT_X = 0.5;
  private static final double BELOW_HEADING = 0.85;

  final Text heading;
  final Group<Text> points;

  Optimizations(Lettering lettering) {
    FrameShape shape = FrameShape.current();
    double left = shape.choose(-6.2, -4, -4);
    double top = shape.choose(-1.5, -2.65, -4.2);
    heading =
        lettering
            .subtitle("AstrAI中的注意力优化", "Attention optimizations in AstrAI")
            .setColor(Roles.PRODUCT)
            .moveTo(at(left, top), LEFT);
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
    int columns = shape == FrameShape.LANDSCAPE ? 2 : 1;
    double pitch = shape.choose(0.75, 0.55, 0.75);
    for (int i = 0; i < points.size(); i++) {
      double x = i % columns == 0 ? left : RIGHT_X;
      double y = top - BELOW_HEADING - i / columns * pitch;
      points.get(i).moveTo(at(x, y), LEFT);
    }
  }
}
