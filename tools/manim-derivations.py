"""Five examples of this project as Manim Community scenes, for the table "Lines of code" in figures.md.

They show the same lines, reasons and marks. Terms are matched by TransformMatchingTex, whose parts
are marked with double braces; paths around what stands and exact arithmetic are not included.
The scenes use Manim's documented API and were not run.
"""

from fractions import Fraction

from manim import *


class CompletingTheSquare(Scene):
    def construct(self):
        self.add(Text("Completing the square", font_size=40).to_edge(UP))
        steps = [
            (r"{{x^2}} + {{6x}} + {{5}} = {{0}}", None),
            (r"{{x^2}} + {{6x}} + {{5}} - {{5}} = {{0}} - {{5}}", "subtract 5 on both sides"),
            (r"{{x^2}} + {{6x}} = - {{5}}", None),
            (r"{{x^2}} + {{6x}} + {{9}} = - {{5}} + {{9}}", "add the square of half of 6"),
            (r"(x + 3)^2 = - {{5}} + {{9}}", None),
            (r"(x + 3)^2 = 4", None),
            (r"x + 3 = \pm 2", "take the root"),
            (r"x = \pm 2 - 3", None),
            (r"x = {{-1 \text{ or } -5}}", None),
        ]
        line, below = MathTex(steps[0][0]).set_color_by_tex("x", YELLOW), VGroup()
        self.play(Write(line))
        for i, (source, reason) in enumerate(steps[1:], start=1):
            following = MathTex(source).set_color_by_tex("x", YELLOW)
            gone = below
            below = VGroup()
            self.play(TransformMatchingTex(line, following), FadeOut(gone))
            line = following
            if reason is not None:
                below.add(Tex(reason, font_size=31, color=GREY_B).next_to(line, DOWN, buff=0.7))
                self.play(FadeIn(below))
            if i == 1:
                strokes = VGroup(*[Cross(line[k])[1] for k in (4, 6)])
                below.add(strokes)
                self.play(Create(strokes))
            if i == 3:
                brace = Brace(line[:5], UP)
                below.add(brace, brace.get_tex(r"\text{a square}"))
                self.play(GrowFromCenter(brace), FadeIn(below[-1]))
        self.play(Create(SurroundingRectangle(line[-1])))
        self.wait()


class InductionProof(Scene):
    def construct(self):
        claim = MathTex(r"\sum_{k=1}^{n} k = {{\frac{n(n+1)}{2}}}").scale(0.8).to_edge(UP, 0.3)
        lines = [
            MathTex(r"{{\sum_{k=1}^{n+1} k}} {{=}} {{\sum_{k=1}^{n} k}} {{+ (n+1)}}"),
            MathTex(r"{{=}} {{\frac{n(n+1)}{2}}} {{+ (n+1)}}"),
            MathTex(r"{{=}} {{\frac{n(n+1) + 2(n+1)}{2}}}"),
            MathTex(r"{{=}} {{\frac{(n+1)(n+2)}{2}}}"),
        ]
        reasons = ["by the claim for $n$", "one fraction", "factor out $n + 1$"]
        proof = VGroup(*lines).arrange(DOWN, buff=0.45).scale(0.8).move_to(DOWN)
        for line in lines:
            equals = line.get_part_by_tex("=")
            line.shift(RIGHT * (lines[0][1].get_x() - equals.get_x()))
        self.play(Write(claim))
        self.play(Write(lines[0]))
        for before, after, reason in zip(lines, lines[1:], reasons):
            text = Tex(reason, font_size=25, color=GREY_B)
            text.next_to(proof, RIGHT, buff=0.7).match_y(after)
            self.play(TransformMatchingTex(before.copy(), after), FadeIn(text))
        self.play(Indicate(lines[-1][1]), Indicate(claim[1]))
        self.wait()


class DerivativeOfSquare(Scene):
    def construct(self):
        lines = [
            MathTex(r"{{f'(x)}} {{=}} {{\lim_{h \to 0}}} {{\frac{f(x+h) - f(x)}{h}}}"),
            MathTex(r"{{=}} {{\lim_{h \to 0}}} {{\frac{(x+h)^2 - x^2}{h}}}"),
            MathTex(r"{{=}} {{\lim_{h \to 0}}} {{\frac{x^2 + 2xh + h^2 - x^2}{h}}}"),
            MathTex(r"{{=}} {{\lim_{h \to 0}}} {{\frac{2xh + h^2}{h}}}"),
            MathTex(r"{{=}} {{\lim_{h \to 0}}} (2x + h)"),
            MathTex(r"{{=}} 2x"),
        ]
        reasons = ["$f(x) = x^2$", "expand", "", "divide by $h$", r"$h \to 0$"]
        block = VGroup(*lines).arrange(DOWN, buff=0.45).scale(0.75)
        for line in lines:
            equals = line.get_part_by_tex("=")
            line.shift(RIGHT * (lines[0][1].get_x() - equals.get_x()))
        self.play(Write(lines[0]))
        for before, after, reason in zip(lines, lines[1:], reasons):
            text = Tex(reason, font_size=23, color=GREY_B)
            text.next_to(block, RIGHT, buff=0.7).match_y(after)
            self.play(TransformMatchingTex(before.copy(), after), FadeIn(text))
            if reason == "expand":
                # The numerator's glyphs were counted by eye.
                strokes = [Cross(after[2][k:n])[1] for k, n in ((0, 2), (9, 11))]
                self.play(*[Create(stroke) for stroke in strokes])
        self.wait()


class GaussianElimination(Scene):
    def matrix(self):
        rows = [[str(entry) for entry in row] for row in self.rows]
        return Matrix(rows).shift(DOWN)

    def step(self, reason, row):
        following = self.matrix()
        text = MathTex(reason, font_size=36)
        text.next_to(following, RIGHT).match_y(following.get_rows()[row])
        self.play(FadeIn(text))
        self.play(ReplacementTransform(self.shown, following))
        self.play(FadeOut(text))
        self.shown = following

    def construct(self):
        system = MathTex(r"2x + y - z &= 8 \\ -3x - y + 2z &= -11 \\ -2x + y + 2z &= -3")
        self.play(Write(system))
        self.play(system.animate.scale(0.8).to_edge(UP))
        given = [[2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3]]
        self.rows = [[Fraction(entry) for entry in row] for row in given]
        self.shown = self.matrix()
        self.play(FadeIn(self.shown))
        self.rows[0], self.rows[2] = self.rows[2], self.rows[0]
        self.step(r"R_1 \leftrightarrow R_3", 0)
        for column in range(3):
            pivot = self.rows[column][column]
            if pivot != 1:
                self.rows[column] = [entry / pivot for entry in self.rows[column]]
                self.step(rf"R_{column + 1} / ({pivot})", column)
            for row in range(3):
                factor = self.rows[row][column]
                if row != column and factor != 0:
                    pairs = zip(self.rows[row], self.rows[column])
                    self.rows[row] = [a - factor * b for a, b in pairs]
                    self.step(rf"R_{row + 1} - ({factor}) R_{column + 1}", row)
        self.play(self.shown.get_columns()[3].animate.set_color(GREEN))
        self.wait()


class MatrixProducts(Scene):
    def product(self, a, b, terms, values, entries, **brackets):
        left, right = Matrix(a, **brackets), Matrix(b, **brackets)
        result = Matrix(values, **brackets)
        VGroup(left, right, MathTex("="), result).arrange(RIGHT)
        whole = VGroup(left, right, result)
        result.get_entries().set_opacity(0)
        self.play(FadeIn(whole))
        for i, j in entries:
            row, column = left.get_rows()[i], right.get_columns()[j]
            boxes = VGroup(SurroundingRectangle(row), SurroundingRectangle(column))
            sum_of_products = MathTex(terms(i, j)).next_to(whole, DOWN)
            entry = result.get_rows()[i][j]
            self.play(Create(boxes))
            self.play(
                TransformFromCopy(row, sum_of_products),
                TransformFromCopy(column, sum_of_products),
            )
            self.play(ReplacementTransform(sum_of_products, entry.copy().set_opacity(1)))
            entry.set_opacity(1)
            self.play(FadeOut(boxes))
        return whole

    def construct(self):
        a, b = [[2, -1], [0, 3], [1, 5]], [[4, 1, -2], [-7, 2, 6]]
        values = [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
        numbers = self.product(
            a,
            b,
            lambda i, j: " + ".join(rf"{a[i][k]} \cdot ({b[k][j]})" for k in range(2)),
            values,
            [(0, 0), (2, 1)],
        )
        self.play(*[e.animate.set_opacity(1) for e in numbers[2].get_entries()])
        self.play(numbers.animate.shift(UP * 2))
        c, v = [["c", "-s"], ["s", "c"]], [["x"], ["y"]]
        self.product(
            c,
            v,
            lambda i, j: f"{c[i][0]} x + ({c[i][1]}) y",
            [["cx - sy"], ["sx + cy"]],
            [(0, 0), (1, 0)],
            left_bracket="(",
            right_bracket=")",
        )
        self.wait()
